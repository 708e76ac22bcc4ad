/** What everybody may do beside their role, whoever joins later too. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./everybody.server";
import { SwitchFields } from "./switch-fields";

export { action, loader } from "./everybody.server";

export const meta = titleMeta;

/** The page. */
export default function Everybody() {
	const { title, names, values, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("members");
	return (
		<div className="page-narrow stack">
			<PageHead title={title} back={{ href: "/settings/roles", label: t("settings:tabs.roles") }} />
			<Card>
				{names.length === 0 ? (
					<p>{t("owners.rights.none")}</p>
				) : (
					<EndpointForm form={form} className="stack" values={values}>
						<p className="soft">{t("owners.rights.everybodyHint")}</p>
						<SwitchFields form={form} names={names} />
						<div>
							<SubmitButton form={form} kind="main">
								{t("owners.rights.everybodySave")}
							</SubmitButton>
						</div>
					</EndpointForm>
				)}
			</Card>
		</div>
	);
}
