/** The words of a video in one language, with the captions in it. */
import type { FormFace } from "#workers/kernel/form-face";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { languageNames } from "~/shell/language-names";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import { UploadForm } from "./upload-form";

type Words = FormFace<"title" | "description" | "chapters" | "transcript">;

type Values = { title: string; description: string; chapters: string; transcript: string; has_captions: 0 | 1 };

const removal = "how-to-videos/remove-captions";

/** The card of a language. */
export function EditionForm({
	language,
	values: { has_captions, ...values },
	words,
	upload,
}: {
	language: string;
	values: Values;
	words: Words;
	upload: FormFace;
}) {
	const { t } = useTranslation("how-to-videos");
	const name = languageNames[language] ?? language;
	return (
		<Card title={name}>
			<div className="stack">
				<EndpointForm form={words} instance={language} className="stack" values={values}>
					<input type="hidden" name="language_code" value={language} />
					<FormField of={words.fields.title} />
					<FormField of={words.fields.description} type="text" />
					<FormField of={words.fields.chapters} rows={4} hint={t("owners.form.chaptersHint")} />
					<FormField of={words.fields.transcript} rows={6} hint={t("owners.form.transcriptHint")} />
					<div className="row-wrap">
						<SubmitButton form={words} instance={language}>
							{t("owners.form.saveWords", { language: name })}
						</SubmitButton>
					</div>
				</EndpointForm>
				{has_captions === 1 && (
					<EndpointForm form={removal} instance={language} className="row-wrap">
						<input type="hidden" name="language_code" value={language} />
						<span className="soft">{t("owners.form.hasCaptions")}</span>
						<SubmitButton form={removal} instance={language} kind="quiet">
							{t("owners.form.removeCaptions")}
						</SubmitButton>
					</EndpointForm>
				)}
				<UploadForm form={upload} part="captions" language={language} accept=".vtt,text/vtt" />
			</div>
		</Card>
	);
}
