import { type FileKind, kinds } from "./file-kinds";

/**
 * Matches the bytes by which a file tells where a photo or a film was made. Films contain the coordinates as ISO 6709 writes
 * them, and XMP contains the name `GPSLatitude`. EXIF contains a tag (0x8825) that points to the coordinates. The bytes of this
 * tag may be in either order.
 */
const LOCATION = /[+-]\d\d\.\d{2,}[+-]\d{3}\.\d{2,}|GPSLatitude|%\x88.\0.\0{3}|\x88%\0.\0{3}./s;
const AUTHOR = /\/Author\s*[(<](?![)>])|<dc:creator>.*?<rdf:li[^>]*>[^<]/s;

/**
 * The problems of a document, of a film or of the still of a film, whose bytes are given as Latin-1 text. The site publishes
 * these files unchanged. Whatever they say about their author or their place would be public. The file of a picture is not
 * published. The build makes new files from it, without the data about author and place. In a message, `what` comes after the
 * name of the file.
 */
export function inspectBytes(bytes: string, kind: FileKind) {
  if (kind === "picture") return [];
  const { content, noun } = kinds[kind];
  const isDocument = kind === "document";
  const hasLocation = LOCATION.test(bytes);
  const isHosted = bytes.length <= MAX_HOSTED_BYTES;
  const rules: [isBroken: boolean, severity: "error" | "warning", what: string, advice: string][] = [
    [!content.test(bytes), "error", `není ${noun}, nebo není celý`, `Uložte ho znovu jako ${noun}`],
    [!isDocument && hasLocation, "error", "prozrazuje místo, kde vznikl", "Uložte ho bez údajů o poloze"],
    [isDocument && (hasLocation || AUTHOR.test(bytes)), "warning", "prozrazuje autora nebo místo fotky", MAY_STAY],
    [isDocument && /\/Encrypt[ <\d]/.test(bytes), "warning", "je možná chráněný heslem", MAY_STAY],
    [
      isDocument && isHosted && bytes.length > 10e6,
      "warning",
      "má víc než 10 MB a v telefonu se stahuje dlouho",
      MAY_STAY,
    ],
    [
      !isHosted,
      "warning",
      "má víc než 25 MB, v telefonu se stahuje dlouho a některé hostingy ho nezveřejní",
      "Uložte ho menší, nejlépe do 10 MB.",
    ],
  ];
  return rules.flatMap(([isBroken, severity, what, advice]) => (isBroken ? [{ severity, what, advice }] : []));
}

/** Cloudflare Pages refuses larger files. The other hosts of docs/deploy.md accept more. */
const MAX_HOSTED_BYTES = 25 * 1024 * 1024;

const MAY_STAY =
  "Nevadí-li to a otevře-li se každému, nechte to tak. Jinak ho uložte znovu: bez hesla, bez jména ve vlastnostech předlohy, s fotkami bez údajů o poloze, s menšími obrázky.";
