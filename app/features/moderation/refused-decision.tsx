/** Why a decision was not taken, in the server's words, with the notes that were typed: they stay when the form is gone. */
import type { FormFace } from "#workers/kernel/form-face";
import { useFormAnswer } from "~/form/form-scope";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";

/** The alert; nothing while nothing was refused, nor asked about what was decided meanwhile. */
export function RefusedDecision({ form, isDecided }: { form: FormFace<"notes" | "points">; isDecided: boolean }) {
	const { answer, isBusy } = useFormAnswer(form.name);
	const { t } = useTranslation("moderation");
	const message = answer?.refusal?.resultMsg ?? (answer?.asks && isDecided ? t("errors.already_decided") : undefined);
	if (isBusy || !message) return null;
	const notes = answer?.typed.notes?.[0];
	return (
		<Notice tone="bad" isLive>
			<p>{message}</p>
			{isDecided && notes && <p className="lines">{t("request.typed", { notes })}</p>}
		</Notice>
	);
}
