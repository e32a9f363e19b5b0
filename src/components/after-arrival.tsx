import { type ReactNode, startTransition, useEffect, useState } from "react";
import { arrivesAtTop } from "../lib/navigation";

/**
 * A part of a page that is too far down to be seen first. Where a link within the site leads to the top of the page, it
 * follows right after the first paint, which so comes sooner; otherwise it is there from the start.
 */
export function AfterArrival({ children }: { children: ReactNode }) {
  const [drawn, setDrawn] = useState(() => !arrivesAtTop());
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return drawn && children;
}
