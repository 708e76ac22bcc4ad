/** The page of a new address, or of one to be changed; checkout opens it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { AddressFields } from "./address-fields";
import { CancelLink, useWayBack } from "./cancel-link";
import type { loader } from "./save-address.server";

export { action, loader } from "./save-address.server";

export const meta = titleMeta;

/** The page. */
export default function SaveAddress() {
	const { title, address, form, countries } = useLoaderData<typeof loader>();
	const { account, user } = useFrame();
	const { t } = useTranslation("addresses");
	const back = useWayBack();
	const start = { first_name: user?.first_name, last_name: user?.last_name, country: account.country };
	return (
		<div className="page-narrow">
			<PageHead title={title} back={back} />
			<Card>
				<EndpointForm form={form} className="stack" values={address ?? start}>
					<AddressFields of={(name) => form.fields[name]} countries={countries} />
					<FormField of={form.fields.is_default} />
					<div className="row-wrap">
						<SubmitButton form={form} kind="main">
							{t("actions.save")}
						</SubmitButton>
						<CancelLink>{t("actions.cancel")}</CancelLink>
					</div>
				</EndpointForm>
			</Card>
		</div>
	);
}
