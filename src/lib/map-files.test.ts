import { mapFiles } from "./map-files";

test("all files are read, few of them at a time, and the results are in their order", async () => {
  const names = Array.from({ length: 2000 }, (_, index) => `${index}.jpg`);
  let open = 0;
  let mostOpen = 0;
  const results = await mapFiles(names, async (name) => {
    mostOpen = Math.max(mostOpen, ++open);
    for (let turn = 0; turn < name.length; turn++) await null;
    open--;
    return name;
  });
  expect(results).toEqual(names);
  expect(mostOpen).toBeLessThan(100);
});

test("an error in one is thrown", async () => {
  const fail = () => Promise.reject(new Error("EACCES"));
  await expect(mapFiles(["a.jpg", "b.jpg"], fail)).rejects.toThrow("EACCES");
});
