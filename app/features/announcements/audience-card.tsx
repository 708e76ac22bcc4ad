/** Who gets it: everybody, or some groups, with how many people that is; scripts count anew with every tick. */
import { useLoaderData } from "@remix-run/react";
import { useCall } from "~/call/use-call";
import { FormField, FormGroup } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { Checkbox, Radio } from "~/ui/choice";
import { useTranslation } from "~/ui/texts";
import type { Typed } from "./preview";
import type { loader } from "./save-announcement.server";

/** The card. */
export function AudienceCard({ typed }: { typed: Typed }) {
	const { form, choices } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	const { valuesOf } = useFormScope();
	const words = usePointsWords();
	const { audience, group_ids, sends_mail } = form.fields;
	const chosen = valuesOf(audience.name)?.at(-1);
	const ticked = valuesOf(group_ids.name) ?? [];
	return (
		<Card title={t("form.who")} className="stack">
			<FormGroup of={audience}>
				<Radio
					name={audience.name}
					value="everybody"
					defaultChecked={chosen !== "groups"}
					label={t("form.everybody", {
						count: choices.everybody_count,
						figure: words.figure(choices.everybody_count),
					})}
				/>
				<Radio
					name={audience.name}
					value="groups"
					defaultChecked={chosen === "groups"}
					label={t("form.groups")}
					disabled={choices.groups.length === 0}
				/>
			</FormGroup>
			<div className="announcement-of-groups">
				<FormGroup of={group_ids} legend={t("audience.groups")}>
					<input type="hidden" name={group_ids.name} value="" />
					{choices.groups.length === 0 && <p className="meta">{t("form.noGroups")}</p>}
					<div className="announcement-groups stack-small">
						{choices.groups.map(({ id, name, people_count }) => (
							<Checkbox
								key={id}
								name={group_ids.name}
								value={String(id)}
								defaultChecked={ticked.includes(String(id))}
								label={t("form.group", { name, count: people_count, figure: words.figure(people_count) })}
							/>
						))}
					</div>
				</FormGroup>
			</div>
			<AudienceCount typed={typed} />
			<FormField of={sends_mail} hint={t("form.mailHint")} />
		</Card>
	);
}

/** How many people it is, as far as is known; a page without scripts has the count of each choice, and asks before it sends. */
function AudienceCount({ typed }: { typed: Typed }) {
	const { choices } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	const words = usePointsWords();
	const { group_ids, audience } = typed;
	const isCounted = audience === "groups" && group_ids.length > 0;
	const counted = useCall("announcements/count-audience", isCounted ? { audience, group_ids } : null, { afterMs: 300 });
	const known = audience === "everybody" ? choices.everybody_count : knownCount(choices.groups, group_ids);
	const count = isCounted ? (counted.answer?.people_count ?? known) : known;
	const said = (people: number) => t("form.count", { count: people, figure: words.figure(people) });
	return (
		<p className="strong" role="status">
			{audience === "groups" && group_ids.length === 0
				? t("form.nobody")
				: count === undefined
					? t("form.counting")
					: said(count)}
		</p>
	);
}

/** Of one group its own count is the answer; of several it must be asked, since people may be in both. */
function knownCount(
	groups: readonly { id: number; people_count: number }[],
	ids: readonly number[],
): number | undefined {
	return ids.length === 1 ? groups.find(({ id }) => id === ids[0])?.people_count : undefined;
}
