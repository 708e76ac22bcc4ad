/** What stands where nothing is yet: a drawing, what is missing, why, and what to do. */
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Drawing, type DrawingName } from "./ornament";

/** An empty state; `isBare` leaves the card away where one is around it already. */
export function EmptyState({
	drawing,
	title,
	children,
	action,
	isBare,
}: {
	drawing: DrawingName;
	title: string;
	children?: ReactNode;
	action?: ReactNode;
	isBare?: boolean;
}) {
	return (
		<div className={classNames("empty", !isBare && "card")}>
			<Drawing name={drawing} />
			<h2>{title}</h2>
			{children && <p>{children}</p>}
			{action && <div className="row-wrap">{action}</div>}
		</div>
	);
}
