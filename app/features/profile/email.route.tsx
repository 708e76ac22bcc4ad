/** Asking for another address to sign in with; the profile opens it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { FormFoot } from "~/form/form-foot";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./email.server";

export { action, loader } from "./email.server";

export const meta = titleMeta;

export const handle = { dialog: "small" };

/** The page. */
export default function Email() {
	const { title, email, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("profile");
	return (
		<div className="page-narrow">
			<PageHead title={title} subtitle={t("email.text", { email })} back={{ href: "/profile", label: t("title") }} />
			<EndpointForm form={form} className="stack" action="/profile/email">
				<FormField of={form.fields.email} type="email" autoComplete="email" isFirst />
				<FormField of={form.fields.current_password} type="password" autoComplete="current-password" />
				<FormFoot form={form} back="/profile" cancel={t("picture.keep")}>
					{t("email.send")}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}
