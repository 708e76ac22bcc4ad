/** The pictures of an item in their order, and the form that adds one. */
import { EndpointForm } from "~/form/endpoint-form";
import { FileField } from "~/form/file-field";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import { useSection } from "./use-section";

/** The pictures. */
export function PicturesCard() {
	const { found, pictureForm, removeForm } = useSection("item");
	const { t } = useTranslation("catalog");
	const pictures = found?.pictures ?? [];
	return (
		<Card title={t("manage.pictures.title")} className="stack">
			{pictures.length === 0 && <p className="soft">{t("manage.pictures.none")}</p>}
			<ul className="plain-list row-wrap manage-pictures">
				{pictures.map(({ position, url, alt }, at) => (
					<li key={position} className="stack-small">
						{url && <img src={url} alt={alt} width={120} height={120} loading="lazy" />}
						<EndpointForm form={removeForm} instance={position}>
							<input type="hidden" name="position" value={position} />
							<SubmitButton form={removeForm} instance={position} icon="trash">
								{t("manage.pictures.remove", { number: at + 1 })}
							</SubmitButton>
						</EndpointForm>
					</li>
				))}
			</ul>
			<EndpointForm form={pictureForm} className="stack" encType="multipart/form-data" hidesProblems>
				<FileField
					label={t("manage.pictures.file")}
					hint={t("manage.pictures.hint")}
					accept="image/png,image/jpeg,image/webp"
					isRequired
				/>
				<p className="meta">{t("settings:logo.rights")}</p>
				<FormField of={pictureForm.fields.alt} />
				<div className="row-wrap">
					<SubmitButton form={pictureForm} icon="upload">
						{t("manage.pictures.add")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}
