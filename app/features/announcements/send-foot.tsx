/** The foot of the form: saving a draft, and sending, which asks first and says how many people get it and when. */
import { useLoaderData } from "@remix-run/react";
import { useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { useFocusOnAnswer } from "~/form/use-focus-on-answer";
import { usePointsWords } from "~/ui/account-display";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { loader, SendQuestion } from "./save-announcement.server";

/** The foot. */
export function SendFoot() {
	const { form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	const { answer } = useFormScope();
	const question = answer?.data as SendQuestion | undefined;
	return (
		<div className="stack">
			{question && <Asked question={question} />}
			<div className="row-wrap">
				<SubmitButton form={form} kind="main" icon="megaphone" name="act" value={question ? "confirmed" : "send"}>
					{t(question ? "form.sendYes" : "form.send")}
				</SubmitButton>
				<SubmitButton form={form} name="act" value="draft">
					{t("form.saveDraft")}
				</SubmitButton>
			</div>
		</div>
	);
}

/** How many people get it, and when; it takes the focus, so that nobody has to look for it. */
function Asked({ question }: { question: SendQuestion }) {
	const { t } = useTranslation("announcements");
	const words = usePointsWords();
	const box = useFocusOnAnswer(question);
	const { people_count: count, date } = question;
	const values = { count, figure: words.figure(count) };
	return (
		<div ref={box} tabIndex={-1}>
			<Notice tone="warn" isLive>
				<p className="strong">{t("form.sendTitle")}</p>
				<p>{date ? t("form.sendAt", { ...values, date }) : t("form.sendNow", values)}</p>
			</Notice>
		</div>
	);
}
