/** The pictures of an idea; its author adds them and takes them away while it can be changed. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FileField } from "~/form/file-field";
import { SubmitButton } from "~/form/submit-button";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./idea.server";

const removing = "ideas/remove-idea-picture";
const accept = ".png,.jpg,.jpeg";
const maxPictures = 5;

/** The card; nothing where there are none and none can be added. */
export function PicturesCard() {
	const { idea, rights, forms } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const mayChange = rights.may_change === 1;
	if (idea.pictures.length === 0 && !mayChange) return null;
	return (
		<Card title={t("pictures.title")} id="pictures" className="stack">
			{idea.pictures.length > 0 && (
				<ul className="idea-plain idea-pictures">
					{idea.pictures.map(({ id, image_url, name }) => (
						<li key={id} className="stack-small">
							<a href={image_url}>
								<img src={image_url} alt={t("pictures.alt", { name })} loading="lazy" decoding="async" />
							</a>
							{mayChange && (
								<EndpointForm form={removing} instance={id}>
									<input type="hidden" name="picture_id" value={id} />
									<SubmitButton form={removing} instance={id} icon="trash">
										{t("pictures.remove", { name })}
									</SubmitButton>
								</EndpointForm>
							)}
						</li>
					))}
				</ul>
			)}
			{mayChange && idea.pictures.length < maxPictures && (
				<EndpointForm form={forms.picture} className="stack" encType="multipart/form-data" hidesProblems>
					<FileField label={t("pictures.file")} hint={t("pictures.hint")} accept={accept} isRequired />
					<p className="meta">{t("profile:picture.rights")}</p>
					<div className="row-wrap">
						<SubmitButton form={forms.picture} icon="upload">
							{t("pictures.add")}
						</SubmitButton>
					</div>
				</EndpointForm>
			)}
		</Card>
	);
}
