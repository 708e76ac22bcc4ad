/** What answers to pointer and keyboard at one point of a drawing. */
import type { ReactNode } from "react";
import { applicationPath } from "~/ui/anchor";
import type { DrawnPoint } from "./drawn-graph";

/** A link to the screen behind the point, or a thing that arrow keys lead to; both say the point's figures. */
export function PointTarget({ point, at, children }: { point: DrawnPoint; at: number; children: ReactNode }) {
	const shared = { className: "graph-point", "data-point": at, "aria-label": point.description };
	if (point.href) {
		return (
			<a {...shared} href={applicationPath + point.href}>
				{children}
			</a>
		);
	}
	return (
		// biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a point to read, which arrow keys lead to.
		<g {...shared} role="img" tabIndex={at === 0 ? 0 : -1}>
			{children}
		</g>
	);
}
