/** @jest-environment node */
import { rmSync } from "node:fs";
import { ContentFixture } from "../../tests/support/content-fixture";
import { checkContent } from "./check";

let content: ContentFixture;
beforeEach(async () => {
  content = await ContentFixture.create();
});
afterEach(() => content.remove());

const problems = async () => (await checkContent(content.root, new Date("2025-07-01T12:00:00Z"))).problems;
const warnings = async () => (await problems()).filter(({ severity }) => severity === "warning");
const upload = (path: string) => content.write(path, content.picture);

test.each<[string, () => void, RegExp]>([
  ["no entry misses its picture", () => undefined, /Nemá-li na webu být, smažte ho/],
  ["another entry has some other error", () => content.set("camp.json", "theme", ""), /odsud ho nemažte/],
  [
    "an entry misses its picture",
    () => rmSync(content.path("data/history/2025.jpg")),
    /^Patří-li k záznamu v data\/history\.json, má v něm být "image": "\.\/history\/IMG_1\.jpg".*odsud ho nemažte/,
  ],
  ["an unknown data file may name it", () => content.write("data/history (1).json", "[]"), /odsud ho nemažte/],
  ["an entry has no picture", () => content.set("history.json", "0.image", undefined), /odsud ho nemažte/],
  ["a path is in a wrong form", () => content.set("history.json", "0.image", "history/2025.jpg"), /odsud ho nemažte/],
  [
    "a field is mistyped",
    () => content.set("leaders.json", "0", { id: "1", name: "Sova", imgae: "./leaders/01.jpg" }),
    /odsud ho nemažte/,
  ],
])("an unused picture is reported when %s", async (_, change, advice) => {
  upload("data/history/IMG_1.jpg");
  change();
  const unused = (await warnings()).filter(({ file }) => file === "data/history/IMG_1.jpg");
  expect(unused).toMatchObject([{ advice: expect.stringMatching(advice) }]);
});

test("the picture that a mistyped field or a path in a wrong form names is not called unused", async () => {
  content.set("history.json", "0.image", undefined);
  content.set("history.json", "0.imgae", "./history/2025.jpg");
  content.set("history.json", "1.image", "history/2024.jpg");
  expect(await warnings()).toEqual([]);
});

test.each(["IMG_1.jpg", "data/IMG_1.HEIC", "data/histroy/IMG_1.jpg", "static/graphics/IMG_1.jpg"])(
  "the unused picture %s is in a wrong folder",
  async (path) => {
    upload(path);
    expect(await problems()).toMatchObject([
      {
        severity: "warning",
        file: path,
        what: expect.stringContaining("nesprávné složce"),
        advice: expect.stringMatching(/nahrajte ho do složky data\/history/),
      },
    ]);
  },
);

test("a picture in a wrong folder must not replace another one of its name", async () => {
  upload("data/2025.jpg");
  expect((await problems())[0]?.advice).toMatch(/^Není-li už tam, kam patří, .* pod jménem, které tam ještě není/);
});

test.each(["./history//2025.jpg", "./history/./2025.jpg"])(
  "the picture that is named as %s is not called unused",
  async (path) => {
    content.set("history.json", "0.image", path);
    expect(await problems()).toEqual([]);
  },
);

test.each(["static/files/informace (1).pdf", "data/Informace 2026.PDF", "informace.pdf"])(
  "the document %s, which nothing links to, is reported with the place where it belongs",
  async (path) => {
    content.write(path, "%PDF-1.7");
    expect(await problems()).toMatchObject([
      {
        severity: "warning",
        file: path,
        advice: expect.stringContaining("do složky static/files pod jeho jménem (informace.pdf, potvrzeni.pdf)"),
      },
    ]);
  },
);

test("a document under another name is not to be deleted while the one that an entry names is missing", async () => {
  rmSync(content.path("static/files/informace.pdf"));
  content.write("static/files/informace.PDF", "%PDF-1.7");
  expect(await warnings()).toMatchObject([
    { file: "static/files/informace.PDF", advice: expect.stringContaining("nemažte") },
  ]);
});

test("the sources of documents, the picture of the guide and icons are not called unused", async () => {
  content.write("data/documents/informace.odt", "PK");
  for (const path of ["data/navod/zaznam.png", "static/icon-192.png"]) content.write(path, content.picture);
  expect(await problems()).toEqual([]);
});
