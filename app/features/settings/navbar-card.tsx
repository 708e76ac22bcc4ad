/** How the bars above members' pages are arranged: two drawings, of which one is chosen. */
import type { FieldFace, FormFace } from "#workers/kernel/form-face";
import { EndpointForm } from "~/form/endpoint-form";
import { FormGroup } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { SaveBar } from "~/form/save-bar";
import { Card } from "~/ui/card";
import { ChoiceCard } from "~/ui/choice";
import { useTranslation } from "~/ui/texts";

/** The card. */
export function NavbarCard({
	form,
	bo_dashboard_version,
}: {
	form: FormFace<"bo_dashboard_version">;
	bo_dashboard_version: number;
}) {
	const { t } = useTranslation("settings");
	return (
		<Card title={t("navbar.title")}>
			<EndpointForm form={form} className="stack" values={{ bo_dashboard_version }}>
				<FormGroup of={form.fields.bo_dashboard_version} layout="cards" hint={t("navbar.note")}>
					<Versions of={form.fields.bo_dashboard_version} />
				</FormGroup>
				<SaveBar>{t("save")}</SaveBar>
			</EndpointForm>
		</Card>
	);
}

function Versions({ of }: { of: FieldFace }) {
	const { t } = useTranslation("settings");
	const chosen = useFormScope().valuesOf(of.name)?.at(-1);
	return of.options?.map(({ value, label }) => (
		<ChoiceCard
			key={value}
			name={of.name}
			value={value}
			title={label}
			defaultChecked={chosen === value}
			end={<span className={`bars-drawn bars-drawn-${value}`} aria-hidden="true" />}
		>
			{t(value === "2" ? "navbar.about.2" : "navbar.about.1")}
		</ChoiceCard>
	));
}
