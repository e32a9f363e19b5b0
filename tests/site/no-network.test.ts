import "../../gatsby-config";

test("a build is told its adapters, so it downloads no list of them", () => {
  expect(process.env.GATSBY_ADAPTERS_MANIFEST).toBe("module.exports = [];");
});
