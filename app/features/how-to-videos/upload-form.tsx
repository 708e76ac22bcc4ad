/** Sends one file of a video: the video itself, its poster, or captions. */
import type { FormFace } from "#workers/kernel/form-face";
import { EndpointForm } from "~/form/endpoint-form";
import { controlId } from "~/form/form-problems";
import { useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { Field } from "~/ui/field";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";

type Part = "video" | "poster" | "captions";

/** The form; captions name their language. */
export function UploadForm({
	form,
	part,
	language = "",
	accept,
}: {
	form: FormFace;
	part: Part;
	language?: string;
	accept: string;
}) {
	const { t } = useTranslation("how-to-videos");
	const instance = part + language;
	return (
		<EndpointForm form={form} instance={instance} className="stack" encType="multipart/form-data" hidesProblems>
			<input type="hidden" name="part" value={part} />
			<input type="hidden" name="language_code" value={language} />
			<FileField part={part} accept={accept} />
			<div className="row-wrap">
				<SubmitButton form={form} instance={instance} icon="upload" busyLabel={t("owners.form.uploading")}>
					{t(`owners.form.upload.${part}`)}
				</SubmitButton>
			</div>
		</EndpointForm>
	);
}

function FileField({ part, accept }: { part: Part; accept: string }) {
	const { t } = useTranslation("how-to-videos");
	const { id, answer } = useFormScope();
	return (
		<Field
			id={controlId(id, "file")}
			label={t(`owners.form.file.${part}`)}
			hint={t(`owners.form.fileHint.${part}`)}
			error={answer?.refusal?.resultMsg}
		>
			<TextInput type="file" name="file" accept={accept} required />
		</Field>
	);
}
