/** Twelve columns, for the few layouts that stacks and splits cannot say. */
import type { ReactNode } from "react";

/** How many of twelve columns a cell takes, from each width on. */
export type GridSpan = { xs?: number; sm?: number; md?: number; lg?: number; xl?: number };

/** A grid of twelve columns. */
export function Grid({ children }: { children: ReactNode }) {
	return <div className="grid">{children}</div>;
}

/** One cell; a width that is not given takes the one before it. */
export function GridCell({ xs, sm, md, lg, xl, children }: GridSpan & { children: ReactNode }) {
	return <div style={{ "--xs": xs, "--sm": sm, "--md": md, "--lg": lg, "--xl": xl }}>{children}</div>;
}
