/** The part of a summary's form that narrows it to the people of a group: folded away until it is wanted, the group found by its name. */
import { Form } from "@remix-run/react";
import { useFormScope } from "~/form/form-scope";
import { Button } from "~/ui/button";
import { Radio } from "~/ui/choice";
import { Field } from "~/ui/field";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";

const searchForm = "report-group-search";

type Groups = { typed: string; found: { value: string; label: string }[] };

/** The section; one group of those that were found is chosen, the only one at once. */
export function ReportGroups({ groups: { typed, found } }: { groups: Groups }) {
	const { t } = useTranslation("reports");
	const { valuesOf } = useFormScope();
	const chosen = valuesOf("user_groups")?.at(-1) ?? (found.length === 1 ? found[0]?.value : "");
	return (
		<details className="report-groups" open={typed !== ""}>
			<summary>{t("groupFilters.title")}</summary>
			<div className="stack-small">
				<Field
					label={t("groupFilters.search")}
					error={typed !== "" && found.length === 0 ? t("groupFilters.none", { typed }) : undefined}
				>
					<TextInput
						key={typed}
						form={searchForm}
						type="search"
						icon="search"
						name="group_search"
						defaultValue={typed}
						placeholder={t("groupFilters.search")}
						maxLength={100}
					/>
				</Field>
				<Button form={searchForm}>{t("groupFilters.find")}</Button>
				{found.length > 0 && (
					<fieldset className="stack-small">
						<legend className="meta">{t("groupFilters.choose")}</legend>
						{[{ value: "", label: t("groupFilters.everybody") }, ...found].map(({ value, label }) => (
							<Radio key={value} name="user_groups" value={value} defaultChecked={chosen === value} label={label} />
						))}
					</fieldset>
				)}
			</div>
		</details>
	);
}

/** The form that looks for groups; its field stands within the other form. */
export function GroupSearchForm({ report_type }: { report_type: string }) {
	return (
		<Form method="get" action="/reports" id={searchForm}>
			<input type="hidden" name="report" value={report_type} />
		</Form>
	);
}
