/** Asks what an upload waits to be told, each answer a button, so that one press is enough and no script is needed. */
import { textKey } from "#workers/kernel/names";
import { SecureForm } from "~/shell/secure-form";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { type Lookup, useTranslation } from "~/ui/texts";
import type { AskedQuestion, PastUpload } from "./past-upload";

/** An upload that waits. */
export type WaitingUpload = PastUpload & { question: AskedQuestion };

/** The question of one upload with its answers, and a way to give the upload up. */
export function UploadQuestion({ upload, error }: { upload: WaitingUpload; error?: string }) {
	const { t } = useTranslation("imports");
	const { question, file_name, id } = upload;
	const keyOf = (answer: string) => `upload-${id}-${question.code}-${answer}`;
	return (
		<Card title={t(`question.${question.code}.title`, { file: file_name, ...kindsOf(upload, t) })}>
			<div className="stack">
				{error && (
					<Notice tone="bad" isLive>
						{error}
					</Notice>
				)}
				<p>{t(`question.${question.code}.about`, { examples: examplesOf(question), ...kindsOf(upload, t) })}</p>
				<div className="answer">
					{answersOf(question).map(({ name, value, example }) => (
						<SecureForm key={value} action="/uploads" repeatKey={keyOf(value)}>
							<input type="hidden" name="intent" value="answer" />
							<input type="hidden" name="upload_id" value={id} />
							<input type="hidden" name={name} value={value} />
							<Button isFull>{t(textKey(`imports:question.${question.code}.${name}.${value}`), { ...example })}</Button>
						</SecureForm>
					))}
				</div>
				<SecureForm action="/uploads" repeatKey={keyOf("discard")}>
					<input type="hidden" name="intent" value="discard" />
					<input type="hidden" name="upload_id" value={id} />
					<Button kind="quiet">{t("question.discard")}</Button>
				</SecureForm>
			</div>
		</Card>
	);
}

type Answer = { name: "kind" | "dates"; value: string; example?: { text: string; day: string } };

function answersOf(question: AskedQuestion): Answer[] {
	if (question.code === "kind") return [{ name: "kind", value: question.kind }];
	const [first] = question.examples;
	return (["day_first", "month_first"] as const).map((value) => ({
		name: "dates",
		value,
		example: first && { text: first.text, day: first[value] },
	}));
}

function examplesOf(question: AskedQuestion): string {
	return question.code === "dates" ? question.examples.map(({ text }) => text).join(", ") : "";
}

function kindsOf({ question, report_type }: WaitingUpload, t: Lookup<"imports">) {
	if (question.code !== "kind") return {};
	return {
		kind: t(textKey(`imports:kinds.${question.kind}.name`)),
		given: t(textKey(`imports:kinds.${report_type}.name`)),
	};
}
