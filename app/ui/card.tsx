/** The one surface on which things stand. */
import type { HTMLAttributes, ReactNode } from "react";
import { useId } from "react";
import { classNames } from "./class-names";

/** Props of a card; with a title it is a section named by it. */
export type CardProps = Omit<HTMLAttributes<HTMLElement>, "title"> & {
	title?: ReactNode;
	/** Stands at the end of the title's line. */
	end?: ReactNode;
	/** No padding, for tables and lists that reach the edges. */
	isFlush?: boolean;
};

/** A card. */
export function Card({ title, end, isFlush, className, children, ...rest }: CardProps) {
	const id = useId();
	const classes = classNames("card", isFlush && "card-flush", className);
	if (!title) {
		return (
			<div {...rest} className={classes}>
				{children}
			</div>
		);
	}
	return (
		<section {...rest} className={classes} aria-labelledby={id}>
			<div className="card-head">
				<h2 id={id}>{title}</h2>
				{end}
			</div>
			{children}
		</section>
	);
}
