/** Sends one file of a video: the video itself, its poster, or captions. */
import type { FormFace } from "#workers/kernel/form-face";
import { EndpointForm } from "~/form/endpoint-form";
import { FileField } from "~/form/file-field";
import { SubmitButton } from "~/form/submit-button";
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
			<FileField
				label={t(`owners.form.file.${part}`)}
				hint={t(`owners.form.fileHint.${part}`)}
				accept={accept}
				isRequired
			/>
			{part === "poster" && <p className="meta">{t("settings:logo.rights")}</p>}
			<div className="row-wrap">
				<SubmitButton form={form} instance={instance} icon="upload" busyLabel={t("owners.form.uploading")}>
					{t(`owners.form.upload.${part}`)}
				</SubmitButton>
			</div>
		</EndpointForm>
	);
}
