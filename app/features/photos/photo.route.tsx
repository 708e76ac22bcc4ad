/** One photo, large, with who took it; others may report it, whoever took it may take it out. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { useFormAnswer } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Dotted } from "~/ui/dotted";
import { Icon } from "~/ui/icon";
import { PageHead } from "~/ui/page-head";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./photo.server";
import { PhotoPicture } from "./photo-picture";
import "./photos.css";

export { action, loader } from "./photo.server";

export const meta = titleMeta;

/** The page. */
export default function Photo() {
	const { title, photo, day, back, mayTakeDown } = useLoaderData<typeof loader>();
	const { t } = useTranslation("photos");
	const isShown = photo.status === "approved" || photo.status === "winner";
	const tone = photo.status === "winner" ? "good" : "plain";
	return (
		<div className="page-middle stack">
			<PageHead title={title} subtitle={<Dotted facts={[t("photo.by", { name: photo.by }), day]} />} back={back} />
			{photo.status !== "approved" && (
				<p className="row-wrap">
					<Tag tone={photo.status === "rejected" ? "bad" : tone}>{t(`statuses.${photo.status}`)}</Tag>
					{photo.notes}
				</p>
			)}
			<PhotoPicture picture={photo} alt={photo.description} isLarge />
			{photo.description && <p>{photo.description}</p>}
			{!mayTakeDown && isShown && <Report />}
			{mayTakeDown && (isShown || photo.status === "pending") && <Withdraw />}
		</div>
	);
}

function Report() {
	const { reportForm } = useLoaderData<typeof loader>();
	const { t } = useTranslation("photos");
	const { answer } = useFormAnswer(reportForm.name);
	return (
		<details className="fold" open={answer !== undefined}>
			<summary>
				{t("photo.report")}
				<Icon name="chevron-down" size="small" />
			</summary>
			<EndpointForm form={reportForm} className="stack">
				<p>{t("photo.reportText")}</p>
				<FormField of={reportForm.fields.reason} />
				<div className="row-wrap">
					<SubmitButton form={reportForm}>{t("photo.send")}</SubmitButton>
				</div>
			</EndpointForm>
		</details>
	);
}

function Withdraw() {
	const { withdrawForm } = useLoaderData<typeof loader>();
	const { t } = useTranslation("photos");
	return (
		<EndpointForm form={withdrawForm}>
			<SubmitButton
				form={withdrawForm}
				icon="trash"
				question={{ text: t("photo.withdrawAsk"), yes: t("photo.yes"), isDestructive: true }}
			>
				{t("photo.withdraw")}
			</SubmitButton>
		</EndpointForm>
	);
}
