/** @jest-environment node */
import { formatNetlifyHeaders, formatNginxHeaders, type HeaderRule } from "./header-formats";

const rules: HeaderRule[] = [
  { path: "/tabor/*", headers: { "X-Frame-Options": "DENY", "Strict-Transport-Security": "max-age=63072000" } },
  { path: "/tabor/", headers: { "Cache-Control": "no-cache" } },
  { path: "/tabor/a.b.js", headers: { "Cache-Control": "immutable" } },
];

test("Netlify and Cloudflare: a path with its headers below", () => {
  expect(formatNetlifyHeaders(rules)).toBe(`/tabor/*
  X-Frame-Options: DENY
  Strict-Transport-Security: max-age=63072000

/tabor/
  Cache-Control: no-cache

/tabor/a.b.js
  Cache-Control: immutable
`);
});

test("nginx: a map from file to value for each header, and HSTS over TLS only", () => {
  expect(formatNginxHeaders(rules)).toBe(`map $uri $header_x_frame_options {
    "~^/tabor/" "DENY";
}
add_header X-Frame-Options $header_x_frame_options always;

map $https $header_strict_transport_security {
    on "max-age=63072000";
}
add_header Strict-Transport-Security $header_strict_transport_security always;

map $uri $header_cache_control {
    "/tabor/index.html" "no-cache";
    "/tabor/a.b.js" "immutable";
}
add_header Cache-Control $header_cache_control always;
`);
});
