/** The form by which somebody writes to the person behind the help; the link to it opens it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./contact.server";
import { ContactFacts } from "./contact-card";

export { action, loader } from "./contact.server";

export const meta = titleMeta;

/** The page. */
export default function Contact() {
	const { title, contact, email, back, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("contact");
	return (
		<div className="page-narrow">
			<PageHead
				title={title}
				subtitle={t("form.text", { email })}
				back={back === "/faqs" ? { href: back, label: t("form.back") } : undefined}
			/>
			<div className="stack">
				<ContactFacts contact={{ ...contact, email: "" }} />
				<EndpointForm form={form} action="/contact" className="stack">
					<FormField of={form.fields.subject} isFirst />
					<FormField of={form.fields.message} rows={7} hint={t("form.messageHint")} />
					<div className="row-wrap">
						<SubmitButton form={form} kind="main" icon="mail" busyLabel={t("form.busy")}>
							{t("form.send")}
						</SubmitButton>
					</div>
				</EndpointForm>
			</div>
		</div>
	);
}
