/** What the person is told, and where: a switch for each place of each kind, a lock where it is fixed. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Checkbox } from "~/ui/choice";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./notification-settings.server";
import { ProfilePage } from "./profile-page";

export { action, loader } from "./notification-settings.server";

export const meta = titleMeta;

const form = "notifications/save-notification-settings";
const places = ["bell", "mail"] as const;

/** The page. */
export default function NotificationSettings() {
	const { kinds } = useLoaderData<typeof loader>();
	const { t } = useTranslation("notifications");
	return (
		<ProfilePage part="notifications">
			<EndpointForm form={form} className="card card-flush">
				<table className="switches">
					<caption className="unseen">{t("settings.title")}</caption>
					<thead>
						<tr>
							<th scope="col">{t("settings.kind")}</th>
							{places.map((place) => (
								<th key={place} scope="col">
									{t(`settings.${place}`)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{kinds.map(({ kind, label, ...of }) => (
							<tr key={kind}>
								<th scope="row">{label}</th>
								{places.map((place) => (
									<td key={place}>
										<Switch name={`${kind}:${place}`} of={of[place]} label={`${label}: ${t(`settings.${place}`)}`} />
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
				<div className="switches-foot between">
					<p className="meta switches-lock">
						<Icon name="lock" size="small" />
						{t("settings.lock")}
					</p>
					<SubmitButton form={form} kind="main">
						{t("settings.save")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</ProfilePage>
	);
}

type Place = ReturnType<typeof useLoaderData<typeof loader>>["kinds"][number]["mail"];

function Switch({ name, of, label }: { name: string; of: Place; label: string }) {
	const { t } = useTranslation("notifications");
	if (!of) return null;
	if (of.is_locked === 1)
		return (
			<span className="meta switches-lock">
				<Icon name="lock" size="small" />
				{t(of.is_on === 1 ? "settings.always" : "settings.never")}
			</span>
		);
	return (
		<Checkbox
			isSwitch
			name="switched_on"
			value={name}
			defaultChecked={of.is_on === 1}
			label={<span className="unseen">{label}</span>}
		/>
	);
}
