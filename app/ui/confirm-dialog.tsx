/** The dialogs that ask for a confirmation and that tell of a success. */
import type { ReactNode } from "react";
import { useTranslation } from "~/ui/texts";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { Icon } from "./icon";

/** Props of a confirmation: the yes either calls `onConfirm` or submits the form with `formId`. */
export type ConfirmDialogProps = {
	isOpen: boolean;
	onClose: () => void;
	onConfirm?: () => void;
	formId?: string;
	title?: string;
	confirmLabel?: string;
	cancelLabel?: string;
	isDestructive?: boolean;
	isConfirmDisabled?: boolean;
	isBusy?: boolean;
	children: ReactNode;
};

/** Asks before something happens: header 'Confirmation', buttons 'Cancel' and 'OK' unless told otherwise. */
export function ConfirmDialog({ isOpen, onClose, onConfirm, formId, title, children, ...rest }: ConfirmDialogProps) {
	const { t } = useTranslation("common");
	const footer = (
		<>
			<Button type="button" onClick={onClose}>
				{rest.cancelLabel ?? t("cancel")}
			</Button>
			<Button
				type={formId ? "submit" : "button"}
				form={formId}
				kind={rest.isDestructive ? "destructive" : "main"}
				onClick={onConfirm}
				disabled={rest.isConfirmDisabled}
				isBusy={rest.isBusy}
			>
				{rest.confirmLabel ?? t("ok")}
			</Button>
		</>
	);
	return (
		<Dialog title={title ?? t("confirmation")} isOpen={isOpen} onClose={onClose} size="small" footer={footer}>
			{children}
		</Dialog>
	);
}

/** Tells of a success: message 'Success' and a link CLOSE unless told otherwise. */
export function SuccessDialog({
	isOpen,
	onClose,
	title,
	children,
}: {
	isOpen: boolean;
	onClose: () => void;
	title?: string;
	children?: ReactNode;
}) {
	const { t } = useTranslation("common");
	const footer = (
		<Button type="button" kind="quiet" onClick={onClose}>
			{t("close")}
		</Button>
	);
	return (
		<Dialog title={title ?? t("success")} isOpen={isOpen} onClose={onClose} size="small" footer={footer}>
			<div className="row">
				<Icon name="check-circle" size="large" />
				<div>{children ?? t("success")}</div>
			</div>
		</Dialog>
	);
}
