/** A page in a dialog: named by its title, the focus on its first field; Escape, the veil, the cross and its own way back ask for its end. */
import { useMatches } from "@remix-run/react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { IconButton } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { showModal } from "~/ui/open-dialogs";
import { useTranslation } from "~/ui/texts";
import type { ScreenHandle } from "./framed";

const firstField = ":is(input:not([type='hidden']), textarea, select):not(:disabled)";

/**
 * The dialog; it is there only while it is open. `onClose` goes back in the history, and whoever shows the dialog takes it
 * away once that has happened: until then nothing below it can be pressed, as going back would undo what was pressed.
 */
export default function PageDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
	const { t } = useTranslation("common");
	const match = useMatches().at(-1);
	const title = (match?.data as { title?: string } | undefined)?.title;
	const isSmall = (match?.handle as ScreenHandle | undefined)?.dialog === "small";
	const dialog = useRef<HTMLDialogElement>(null);
	useLayoutEffect(() => {
		const element = dialog.current;
		if (!element) return;
		showModal(element);
		[...element.querySelectorAll<HTMLElement>(firstField)].find((field) => field.checkVisibility())?.focus();
		// Gives the focus back before the element is gone.
		return () => element.close();
	}, []);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: a click on the veil only repeats what Escape and the close button do
		<dialog
			ref={dialog}
			className={classNames("dialog dialog-page", isSmall && "dialog-small")}
			aria-label={title}
			onCancel={(event) => {
				if (event.target !== dialog.current) return;
				event.preventDefault();
				onClose();
			}}
			onClose={(event) => {
				if (event.target === dialog.current) onClose();
			}}
			onClick={(event) => {
				const way = (event.target as Element).closest("a[data-closes]");
				if (way) event.preventDefault();
				if (way || event.target === dialog.current) onClose();
			}}
		>
			<div className="dialog-cross">
				<IconButton icon="close" label={t("closeDialog")} onClick={onClose} />
			</div>
			<div className="dialog-body">{children}</div>
		</dialog>
	);
}
