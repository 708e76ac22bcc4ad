/** A page of one message, in the place of a screen. */
import { type ReactNode, useContext } from "react";
import { Drawing, type DrawingName } from "~/ui/ornament";
import { FramingContext } from "./framing";

/** A full page with a drawing, for what is not found or not allowed. */
export function MessagePage({
	drawing,
	title,
	action,
	more,
	children,
}: {
	drawing: DrawingName;
	title: string;
	action?: ReactNode;
	/** Stands under the call. */
	more?: ReactNode;
	children?: ReactNode;
}) {
	// Without a frame this is the whole page, and so its main part.
	const Part = useContext(FramingContext) ? "div" : "main";
	return (
		<Part className="error-page">
			<Drawing name={drawing} />
			<h1>{title}</h1>
			{children}
			{action}
			{more}
		</Part>
	);
}
