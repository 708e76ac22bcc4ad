/** What the member picker invites to, by what the account and the person may do. */
import type { KeyWithin } from "#workers/kernel/names";

/** Switches on which the invitation depends. */
export type PickerSwitches = {
	mayRecognize: boolean;
	/** Employee commitments are enabled and this person may issue them. */
	mayCommit: boolean;
};

/** The translation key of the invitation; none for who may not recognize, since a commitment is given by the same right. */
export function pickerText({ mayRecognize, mayCommit }: PickerSwitches): KeyWithin<"recognition"> | null {
	if (!mayRecognize) return null;
	return mayCommit ? "picker.recognizeOrCommit" : "picker.recognize";
}
