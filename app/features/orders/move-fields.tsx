/** The fields of a change of state: where to, why, and with whom it is under way; shown as far as the chosen state needs them. */
import { FormField } from "~/form/form-field";
import { useTranslation } from "~/ui/texts";
import type { moveFormOf } from "./move-form.server";

/** The form that holds the fields. */
export type MoveForm = Awaited<ReturnType<typeof moveFormOf>>;

/** The fields; `statuses` are those that something of it can reach. */
export function MoveFields({
	form: { fields },
	statuses,
	hasOneParcel,
}: {
	form: MoveForm;
	statuses: readonly string[];
	/** One number for all of it; orders that are changed together have one each. */
	hasOneParcel: boolean;
}) {
	const { t } = useTranslation("orders");
	const reachable = fields.status.options?.filter(({ value }) => statuses.includes(value));
	return (
		<>
			<div className="move-fields">
				<div>
					<FormField of={fields.status} options={reachable} choosePlaceholder={t("move.choose")} />
				</div>
				<div>
					<FormField of={fields.reason} hint={t("move.reasonHint")} isOptional={false} />
				</div>
				<div className="of-parcel">
					<FormField of={fields.carrier} autoComplete="off" />
				</div>
				{hasOneParcel && (
					<div className="of-parcel">
						<FormField of={fields.tracking_number} autoComplete="off" />
					</div>
				)}
				<div className="of-day">
					<FormField of={fields.date} type="date" hint={t("move.dateHint")} isOptional={false} />
				</div>
			</div>
			<p className="meta of-return">{t("move.givesBack")}</p>
		</>
	);
}
