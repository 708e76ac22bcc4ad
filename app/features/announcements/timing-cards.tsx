/** When people see it, in the account's own time, and how much it must be seen. */
import { useLoaderData } from "@remix-run/react";
import { FormField, FormGroup } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { Card } from "~/ui/card";
import { Radio } from "~/ui/choice";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-announcement.server";

/** Start and end; of one that people have, the end alone. */
export function WhenCard() {
	const { isSent, form, correction, time_zone } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	const { valuesOf } = useFormScope();
	const typedIn = (name: string) => valuesOf(name)?.at(-1);
	const radio = (value: "now" | "later") => (
		<Radio name="when" value={value} label={t(`form.${value}`)} defaultChecked={typedIn("when") === value} />
	);
	return (
		<Card title={t("form.when")} className="stack">
			{!isSent && (
				<FormGroup of={form.fields.starts_at}>
					{radio("now")}
					{radio("later")}
					<div className="announcement-moment">
						<Field label={t("form.day")}>
							<TextInput type="date" name="day" defaultValue={typedIn("day")} />
						</Field>
						<Field label={t("form.hour")}>
							<TextInput type="time" name="hour" defaultValue={typedIn("hour")} />
						</Field>
					</div>
				</FormGroup>
			)}
			<FormField of={(isSent ? correction : form).fields.expires_at} hint={t("form.expiresHint")}>
				<TextInput type="date" name="expires_day" defaultValue={typedIn("expires_day")} />
			</FormField>
			<p className="meta">{t("form.zone", { zone: time_zone.replaceAll("_", " ") })}</p>
		</Card>
	);
}

/** The pin, with those that are taken, and whether people confirm. */
export function SeenCard() {
	const { isSent, form, correction, choices } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	const { pins, max_pins } = choices;
	const taken =
		pins.length === 0 ? t("form.noPins", { max: max_pins }) : t("form.pins", { count: pins.length, max: max_pins });
	return (
		<Card title={t("form.seen")} className="stack">
			<FormField of={(isSent ? correction : form).fields.is_pinned} hint={taken} />
			{pins.length > 0 && (
				<ul className="plain-list stack-small">
					{pins.map(({ id, title, when }) => (
						<li key={id} className="between">
							<span className="row">
								<Icon name="megaphone" size="small" /> {title}
							</span>
							<span className="meta">{when}</span>
						</li>
					))}
				</ul>
			)}
			{!isSent && <FormField of={form.fields.asks_confirmation} hint={t("form.askHint")} />}
		</Card>
	);
}
