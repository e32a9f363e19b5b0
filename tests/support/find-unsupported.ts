import bcd, { type BrowserName, type Identifier } from "@mdn/browser-compat-data";
import { type AnyNode, type CallExpression, type MemberExpression, type NewExpression, parse } from "acorn";
import { ancestor } from "acorn-walk";

/** The oldest version of each supported browser. The keys are MDN's names of the browsers. */
export type Browsers = Partial<Record<BrowserName, number>>;
/** What MDN knows about a feature. */
type Feature = Pick<Identifier, "__compat">;

/** The ECMAScript edition whose syntax all our browsers support, except for LATE_SYNTAX, which Safari got years later. */
const EDITION = 2023;
const LATE_SYNTAX = {
  lookbehind: "regular_expressions.lookbehind_assertion",
  "static block": "classes.static.initialization_blocks",
};

/** Functions of React, the router, the CMS and our components. They are no built-ins, but have the name of a newer built-in. */
const NOT_BUILT_IN = /\b(createContext|Children\.toArray|globalHistory\.navigate|props\.fallback)$/;

/** MDN's data about a feature of JavaScript, such as `builtins.Array.at`. Throws if MDN has no data at this path. */
export function feature(path: string): Feature {
  const found = path.split(".").reduce<Identifier | undefined>((parent, key) => parent?.[key], bcd.javascript);
  if (!found?.__compat) throw new Error(`@mdn/browser-compat-data has no javascript.${path}.`);
  return found;
}

/** The first version of a browser that has a feature by its standard name and without a flag. Infinity if none has. */
export function versionAdded({ __compat }: Feature, browser: BrowserName): number {
  const versions = [__compat?.support[browser] ?? []]
    .flat()
    .filter((support) => !support.flags && !support.prefix && !support.alternative_name && !support.version_removed)
    .map((support) => Number.parseFloat(String(support.version_added).replace("≤", "")));
  return Math.min(...versions.filter((version) => !Number.isNaN(version)));
}

/**
 * Returns a function that lists what a script uses and a browser lacks: syntax, regular expressions, and built-ins that are
 * called or read from. Does not list a use in a condition that names the built-in. The types of objects are unknown. So a
 * method is listed only if browsers lack it in all built-ins that have such a method. For example, the newer `iterator.map()`
 * is not found, because arrays have `map()`, too. Large programs have many functions of their own with the names of built-ins.
 * For them, `onlyStatic` lists only built-ins like `URL.canParse`.
 */
export function createFinder(browsers: Browsers, { onlyStatic = false } = {}): (source: string) => string[] {
  const haveFeature = (data: Feature) =>
    Object.entries(browsers).every(([browser, version]) => versionAdded(data, browser as BrowserName) <= version);
  const builtIns = findBuiltIns(haveFeature);

  return function findUnsupported(source): string[] {
    const found: string[] = [];
    const report = (what: string, { start, end }: AnyNode) =>
      found.push(`${what}: ${source.slice(Math.max(0, start - 40), end + 40)}`);
    const checkSyntax = (what: keyof typeof LATE_SYNTAX, node: AnyNode) => {
      if (!haveFeature(feature(LATE_SYNTAX[what]))) report(what, node);
    };
    const checkUse = (names: string[], node: AnyNode, ancestors: AnyNode[]) => {
      const name = names.find((name) => builtIns.has(name)) ?? "";
      const use = source.slice(node.start, node.end);
      if (onlyStatic && (name !== use || !use.includes("."))) return;
      if (builtIns.get(name) === false && !NOT_BUILT_IN.test(use) && !isGuarded(use, source, ancestors))
        report(use, node);
    };
    const checkPattern = ({ callee, arguments: [pattern, flags] }: CallExpression | NewExpression) => {
      if (callee.type !== "Identifier" || callee.name !== "RegExp" || pattern?.type !== "Literal") return;
      const literal = new RegExp(String(pattern.value), flags?.type === "Literal" ? String(flags.value) : "");
      found.push(...findUnsupported(String(literal)));
    };

    try {
      ancestor(parse(source, { ecmaVersion: EDITION, sourceType: "module" }), {
        CallExpression: checkPattern,
        NewExpression: checkPattern,
        StaticBlock: (node) => checkSyntax("static block", node),
        Literal(node) {
          const pattern = node.regex?.pattern.replace(/\\.|\[(\\.|[^\]])*\]/g, "") ?? "";
          if (/\(\?<[=!]/.test(pattern)) checkSyntax("lookbehind", node);
        },
        Identifier(node, _, ancestors) {
          const parent = ancestors.at(-2);
          if (parent?.type !== "UnaryExpression" || parent.operator !== "typeof")
            checkUse([node.name], node, ancestors);
        },
        MemberExpression(node, _, ancestors) {
          const parent = ancestors.at(-2);
          const isCalled = parent && "callee" in parent && parent.callee === node;
          const isRead = parent?.type === "MemberExpression" && parent.object === node;
          if ((isCalled || isRead) && !("optional" in parent && parent.optional))
            checkUse(namesOf(node, Boolean(isCalled)), node, ancestors);
        },
      });
    } catch (error) {
      found.push(String(error));
    }
    return found;
  };
}

/**
 * For each name of a built-in, such as `Iterator`, `Object.groupBy` or `.findLast`: whether the browsers have it. The names of
 * methods of Web APIs are often names of other things, too, so they are included only as calls, such as `.showPopover()`.
 */
function findBuiltIns(haveFeature: (data: Feature) => boolean): Map<string, boolean> {
  const builtIns = new Map<string, boolean>();
  const add = (name: string, data: Feature) => builtIns.set(name, builtIns.get(name) || haveFeature(data));
  const { builtins } = bcd.javascript as { builtins: Identifier & { Intl: Identifier } };
  for (const area of [builtins, builtins.Intl, bcd.api])
    for (const [type, { __compat, ...members }] of Object.entries<Identifier>(area)) {
      add(type, { __compat });
      for (const [key, member] of Object.entries(members)) {
        const name = key.replace(/_static$/, "");
        add(`${type}.${name}`, member);
        add(`.${name}()`, member);
        if (area !== bcd.api) add(`.${name}`, member);
        if (type === "Window") add(name, member);
      }
    }
  return builtIns;
}

/** The keys under which `object.name` may be in the map of built-ins, the most certain key first. */
function namesOf({ object, property, computed }: MemberExpression, isCalled: boolean): string[] {
  if (computed || property.type !== "Identifier") return [];
  const { name } = property;
  const member = isCalled ? `.${name}()` : `.${name}`;
  if (object.type !== "Identifier") return [member];
  if (/^(window|self|globalThis)$/.test(object.name)) return [name];
  // An instance such as `navigator` has the name of its interface, `Navigator`, in lower case.
  const type = object.name.charAt(0).toUpperCase() + object.name.slice(1);
  return [`${type}.${name}`, member];
}

/** Whether the code is inside a condition that names the same built-in, as in `self.x && self.x()`. */
function isGuarded(use: string, source: string, ancestors: AnyNode[]): boolean {
  const name = new RegExp(`\\b${use.split(".").at(-1)}\\b`);
  return ancestors.some((node, index) => {
    const test = node.type === "LogicalExpression" ? node.left : "test" in node ? node.test : undefined;
    return test && test !== ancestors[index + 1] && name.test(source.slice(test.start, test.end));
  });
}
