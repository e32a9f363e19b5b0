import { writeGeneratedFiles } from "./generated-files";

test("errors of the query are thrown as one that says what is wrong", async () => {
  const graphql = async () => ({ errors: [new Error("Cannot query field")] });
  await expect(writeGeneratedFiles(graphql)).rejects.toThrow("Cannot query field");
});
