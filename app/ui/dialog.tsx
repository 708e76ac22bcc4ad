/** A native dialog: modal once scripts run, an ordinary card where the server rendered it open. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton, IconLink } from "./button";
import { classNames } from "./class-names";

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
	const dialog = useModal(isOpen);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: a click on the veil only repeats what Escape and the close button do
		<dialog
			ref={dialog}
			open={isOpen || undefined}
			className={classNames("dialog", size === "small" && "dialog-small")}
			aria-labelledby={id}
			onClose={onClose}
			onClick={(event) => {
				if (onClose && event.target === dialog.current) dialog.current?.close();
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

/** Keeps the native dialog in step with the state, as a modal one. */
function useModal(isOpen: boolean) {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const element = dialog.current;
		if (!element) return;
		if (isOpen && !element.matches(":modal")) {
			element.removeAttribute("open");
			element.showModal();
		}
		if (!isOpen && element.open) element.close();
	}, [isOpen]);
	return dialog;
}
