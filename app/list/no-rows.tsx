/** What stands where the rows of a list would: that nothing fits what was chosen, else the words of its face. */
import { cloneElement, type ReactElement } from "react";
import { EmptyState } from "~/ui/empty-state";
import type { DrawingName } from "~/ui/ornament";
import type { ListFrame } from "./list-page";

type ButtonLook = { kind?: "main" };

/** Props of what stands where rows would; `emptyAction` is the button of what to do where the list has none at all. */
export type NoRowsProps = {
	list: ListFrame;
	drawing: DrawingName;
	emptyAction?: ReactElement<ButtonLook> | false;
	hasCard?: boolean;
};

/** The words, with a drawing; the main button of a screen is the one in its head, so that the same is a plain one here. */
export function NoRows({ list: { none, empty }, drawing, emptyAction, hasCard }: NoRowsProps) {
	const words = none ?? empty;
	return (
		<EmptyState
			isBare={!hasCard}
			drawing={none ? "search" : drawing}
			title={words?.title ?? ""}
			action={none || !emptyAction ? undefined : cloneElement(emptyAction, { kind: undefined })}
		>
			{words?.text}
		</EmptyState>
	);
}
