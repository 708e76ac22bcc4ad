/** The question before a form is sent, as the kit's confirmation; it comes when a button that asks is pressed. */
import { createPortal } from "react-dom";
import { ConfirmDialog } from "~/ui/confirm-dialog";

/**
 * What is asked: the sentence, and what stands in the place of 'Confirmation', 'OK' and 'Cancel'; `isNeeded` is false
 * while what was filled in needs no question.
 */
export type Question = {
	text: string;
	title?: string;
	yes?: string;
	no?: string;
	isDestructive?: boolean;
	isNeeded?: boolean;
};

type FormQuestionProps = { question: Question; pressed: HTMLButtonElement; onClose: () => void };

/** The dialog; the yes sends the form by the button that was pressed, so that what this button adds is sent too. */
export default function FormQuestion({ question, pressed, onClose }: FormQuestionProps) {
	return createPortal(
		<ConfirmDialog
			isOpen
			onClose={onClose}
			onConfirm={() => {
				pressed.form?.requestSubmit(pressed);
				onClose();
			}}
			title={question.title}
			confirmLabel={question.yes}
			cancelLabel={question.no}
			isDestructive={question.isDestructive}
		>
			<p>{question.text}</p>
		</ConfirmDialog>,
		document.body,
	);
}
