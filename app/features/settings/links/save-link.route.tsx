/** A link of the account's own: its words in each language, and where it leads; the lists open it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { FormFoot } from "~/form/form-foot";
import type { ScreenHandle } from "~/shell/framed";
import { titleMeta } from "~/shell/title-meta";
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
				<FormFoot form={form} back={back}>
					{t("links.save")}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}
