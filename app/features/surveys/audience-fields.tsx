/** Whom a survey or a form is for: everybody, or groups of which each is named with its number of people. */
import { FormField, FormGroup } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { usePointsWords } from "~/ui/account-display";
import { Checkbox } from "~/ui/choice";
import { useTranslation } from "~/ui/texts";

type Field = Parameters<typeof FormField>[0]["of"];

/** The audience, and the groups that may be it, which show once some of them are asked. */
export function AudienceFields({
	fields: { audience, group_ids },
	groups,
}: {
	fields: { audience: Field; group_ids: Field };
	groups: { id: number; name: string; people_count: number }[];
}) {
	const { t } = useTranslation("surveys");
	const words = usePointsWords();
	const { valuesOf } = useFormScope();
	const chosen = valuesOf(group_ids.name) ?? [];
	return (
		<>
			<FormField of={audience} layout="list" />
			{groups.length > 0 && (
				<div className="survey-of-groups">
					<FormGroup of={group_ids}>
						<input type="hidden" name={group_ids.name} value="" />
						{groups.map(({ id, name, people_count }) => (
							<Checkbox
								key={id}
								name={group_ids.name}
								value={String(id)}
								defaultChecked={chosen.includes(String(id))}
								label={t("builder.group", { name, figure: words.figure(people_count) })}
							/>
						))}
					</FormGroup>
				</div>
			)}
		</>
	);
}
