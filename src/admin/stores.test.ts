import { createStores } from "./stores";

test("a browser that denies the database, as Firefox does without cookies, does not stop the form", () => {
  const open = () => {
    throw new Error("The operation is insecure.");
  };
  Object.assign(globalThis, { indexedDB: { open } });
  expect(() => createStores("github:klub/web")).not.toThrow();
});
