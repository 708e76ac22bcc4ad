/** Asks what an upload waits to be told, each answer a button, so that one press is enough and no script is needed. */
import { textKey } from "#workers/kernel/names";
import { EndpointForm } from "~/form/endpoint-form";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import { type AskedQuestion, nameOfKind, type OfferedImport, type PastUpload } from "./past-upload";

/** An upload that waits. */
export type WaitingUpload = PastUpload & { question: Exclude<AskedQuestion, { code: "columns" }> };

type UploadQuestionProps = { upload: WaitingUpload; imports: readonly OfferedImport[] };

/** The question of one upload with its answers, and a way to give the upload up. */
export function UploadQuestion({ upload, imports }: UploadQuestionProps) {
	const { t } = useTranslation("imports");
	const { question, file_name, id } = upload;
	const keyOf = (answer: string) => `upload-${id}-${question.code}-${answer}`;
	return (
		<Card title={t(`question.${question.code}.title`, { file: file_name, ...kindsOf(upload, imports) })}>
			<div className="stack">
				<p>{t(`question.${question.code}.about`, { examples: examplesOf(question), ...kindsOf(upload, imports) })}</p>
				<div className="answer">
					{answersOf(question, imports).map(({ name, value, words, example }) => (
						<EndpointForm
							key={value}
							form="imports/apply-upload"
							instance={`${id}-${value}`}
							action="/uploads"
							repeatKey={keyOf(value)}
						>
							<input type="hidden" name="upload_id" value={id} />
							<input type="hidden" name={name} value={value} />
							<Button isFull>{words ?? t(textKey(`imports:question.dates.dates.${value}`), { ...example })}</Button>
						</EndpointForm>
					))}
				</div>
				<EndpointForm form="imports/discard-upload" instance={id} action="/uploads" repeatKey={keyOf("discard")}>
					<input type="hidden" name="upload_id" value={id} />
					<Button kind="quiet">{t("question.discard")}</Button>
				</EndpointForm>
			</div>
		</Card>
	);
}

type Answer = { name: "kind" | "dates"; value: string; words?: string; example?: { text: string; day: string } };

function answersOf(question: WaitingUpload["question"], imports: readonly OfferedImport[]): Answer[] {
	if (question.code === "kind") {
		const words = imports.find(({ kind }) => kind === question.kind)?.answer;
		return [{ name: "kind", value: question.kind, words }];
	}
	const [first] = question.examples;
	return (["day_first", "month_first"] as const).map((value) => ({
		name: "dates",
		value,
		example: first && { text: first.text, day: first[value] },
	}));
}

function examplesOf(question: WaitingUpload["question"]): string {
	return question.code === "dates" ? question.examples.map(({ text }) => text).join(", ") : "";
}

function kindsOf({ question, report_type }: WaitingUpload, imports: readonly OfferedImport[]) {
	if (question.code !== "kind") return {};
	return {
		kind: nameOfKind(imports, question.kind),
		given: nameOfKind(imports, report_type),
	};
}
