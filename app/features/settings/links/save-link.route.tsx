/** A link of the account's own: its words in each language, and where it leads; the lists open it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import type { ScreenHandle } from "~/shell/framed";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-link.server";

export { action, loader } from "./save-link.server";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

/** The page. */
export default function SaveLink() {
	const { title, about, back, list, key, form, languages, values } = useLoaderData<typeof loader>();
	const { t } = useTranslation("settings");
	const { to, opens_new_tab, ...labels } = form.fields;
	const fieldOf = (language: string) => Object.values(labels).find(({ name }) => name === `label.${language}`);
	return (
		<div className="page-narrow">
			<PageHead title={title} subtitle={about} back={{ href: back, label: t("title") }} />
			<EndpointForm form={form} className="stack" action="/settings/link" values={values}>
				<input type="hidden" name="list" value={list} />
				{key !== null && <input type="hidden" name="key" value={key} />}
				{languages.map((language, at) => {
					const field = fieldOf(language);
					return (
						field && (
							<FormField
								key={language}
								of={{ ...field, isRequired: at === 0 }}
								hint={at === 0 && languages.length > 1 ? t("links.labelHint") : undefined}
								isFirst={at === 0}
							/>
						)
					);
				})}
				<FormField of={to} type="text" hint={t("links.toHint")} />
				<FormField of={opens_new_tab} />
				<div className="row-wrap">
					<SubmitButton form={form} kind="main">
						{t("links.save")}
					</SubmitButton>
					<ButtonLink href={back} kind="quiet" closes="dialog">
						{t("common:cancel")}
					</ButtonLink>
				</div>
			</EndpointForm>
		</div>
	);
}
