/** What stands where the rows of a list would: that nothing fits what was chosen, else the words of its face. */
import type { ReactNode } from "react";
import { EmptyState } from "~/ui/empty-state";
import type { DrawingName } from "~/ui/ornament";
import type { ListFrame } from "./list-page";

/** Props of what stands where rows would; `emptyAction` is what to do where the list has none at all. */
export type NoRowsProps = { list: ListFrame; drawing: DrawingName; emptyAction?: ReactNode; hasCard?: boolean };

/** The words, with a drawing. */
export function NoRows({ list: { none, empty }, drawing, emptyAction, hasCard }: NoRowsProps) {
	const words = none ?? empty;
	return (
		<EmptyState
			isBare={!hasCard}
			drawing={none ? "search" : drawing}
			title={words?.title ?? ""}
			action={none ? undefined : emptyAction}
		>
			{words?.text}
		</EmptyState>
	);
}
