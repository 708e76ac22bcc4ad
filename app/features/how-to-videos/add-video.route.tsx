/** The page on which an account owner begins a video. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./add-video.server";

export { action, loader } from "./add-video.server";

export const meta = titleMeta;

/** The page. */
export default function AddVideo() {
	const { title, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("how-to-videos");
	return (
		<div className="page-narrow">
			<PageHead
				title={title}
				subtitle={t("owners.form.newText")}
				back={{ href: "/how-to-videos", label: t("title") }}
			/>
			<Card>
				<EndpointForm form={form} className="stack">
					<FormField of={form.fields.title} isFirst />
					<FormField of={form.fields.description} type="text" />
					<div className="row-wrap">
						<SubmitButton form={form} kind="main">
							{t("owners.form.next")}
						</SubmitButton>
					</div>
				</EndpointForm>
			</Card>
		</div>
	);
}
