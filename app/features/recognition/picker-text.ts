/** What the member picker invites to, by what the account and the person may do. */
import type { KeyWithin } from "#workers/kernel/names";

/** Switches on which the invitation depends. */
export type PickerSwitches = {
	mayRecognize: boolean;
	/** Employee commitments are enabled and this person may issue them. */
	mayCommit: boolean;
};

/** The translation key of the invitation; none where there is nothing to do. */
export function pickerText({ mayRecognize, mayCommit }: PickerSwitches): KeyWithin<"recognition"> | null {
	if (mayRecognize && mayCommit) return "picker.recognizeOrCommit";
	if (mayRecognize) return "picker.recognize";
	return mayCommit ? "picker.commit" : null;
}
