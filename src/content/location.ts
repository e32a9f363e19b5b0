const LOCATIONS = [
  "\0\x02\0\x05\0\0\0\x03", // EXIF: the tag of the latitude
  "\x02\0\x05\0\x03\0\0\0", // the same, with its bytes in the other order
  /GPSL(at|ong)itude/, // XMP
  /[+-]\d\d(\d\d){0,2}\.\d+[+-]\d{3}(\d\d){0,2}\.\d/, // films: coordinates as in ISO 6709
  /loci\0{4}|\xA9xyz.{4,20}[+-]\d/s, // MP4
  /GPS5l|GPS9\? |GPS ?\(-?\d+\.\d|\[latitude/, // telemetry of GoPro and DJI
];

/** Whether the bytes of a file, read as Latin-1 text, say where a photo or a film was made. A PNG may say it in one of `withPngTexts`. */
export const hasLocation = (bytes: string) => LOCATIONS.some((location) => bytes.search(location) >= 0);
