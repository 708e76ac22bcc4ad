/** A native dialog: modal once scripts run, an ordinary card where the server rendered it open. */
import { useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "~/ui/texts";
import { IconButton, IconLink } from "./button";
import { classNames } from "./class-names";
import { showModal } from "./open-dialogs";

/** Props of a dialog. Give `onClose` for one opened by state, `closeHref` for one that is a page of its own. */
export type DialogProps = {
	title: string;
	isOpen: boolean;
	onClose?: () => void;
	closeHref?: string;
	size?: "small" | "wide";
	/** Buttons at the foot, which stays in sight. */
	footer?: ReactNode;
	children: ReactNode;
};

/** A dialog: 100 % wide on a phone, rising from the bottom; 80 % from 768 px; 70 % and at least 800 px from 1200 px. */
export function Dialog({ title, isOpen, onClose, closeHref, size = "wide", footer, children }: DialogProps) {
	const { t } = useTranslation("common");
	const id = useId();
	const navigate = useNavigate();
	const dialog = useModal(isOpen);
	const leave = () => {
		if (onClose) onClose();
		else if (isOpen && closeHref) navigate(closeHref, { preventScrollReset: true });
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: a click on the veil only repeats what Escape and the close button do
		<dialog
			ref={dialog}
			open={isOpen || undefined}
			className={classNames("dialog", size === "small" && "dialog-small")}
			aria-labelledby={id}
			onClose={leave}
			onClick={(event) => {
				if (event.target === dialog.current) dialog.current?.close();
			}}
		>
			<div className="dialog-head">
				<h2 id={id}>{title}</h2>
				{closeHref ? (
					<IconLink icon="close" label={t("closeDialog")} href={closeHref} keepsScroll />
				) : (
					<IconButton icon="close" label={t("closeDialog")} onClick={() => dialog.current?.close()} />
				)}
			</div>
			<div className="dialog-body">{children}</div>
			{footer && <div className="dialog-foot">{footer}</div>}
		</dialog>
	);
}

/**
 * Keeps the native dialog in step with the state; one that the server rendered open becomes modal. One that was closed and
 * asked for again before the page without it had come is opened again: its state never said that it was closed.
 */
function useModal(isOpen: boolean) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { key } = useLocation();
	useEffect(() => {
		const element = dialog.current;
		if (!element || !isOpen) return;
		element.removeAttribute("open");
		const opener = document.activeElement as HTMLElement | null;
		showModal(element);
		return () => {
			element.close();
			// A dialog that left the page with its state gives nothing its focus back.
			if (document.activeElement === document.body) opener?.focus();
		};
	}, [isOpen]);
	// biome-ignore lint/correctness/useExhaustiveDependencies(key): each navigation that ends with the dialog asks for it
	useEffect(() => {
		if (isOpen && dialog.current?.open === false) showModal(dialog.current);
	}, [key, isOpen]);
	return dialog;
}
