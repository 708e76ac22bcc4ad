/** A person or a group in a list, with following and blocking at its end. */
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { Avatar } from "~/ui/avatar";
import { useTranslation } from "~/ui/texts";

/** Somebody, or a group, as one stands to it. */
export type Followed = {
	id: number;
	kind: "person" | "group";
	name: string;
	title: string;
	image_url: string | null;
	is_followed: 0 | 1;
	is_blocked: 0 | 1;
};

const following = "followers/follow-unfollow";
const blocking = "followers/block-unblock";

/** The line; the same person may stand in two places of a page. */
export function FollowRow({ row, place }: { row: Followed; place: string }) {
	return (
		<li className="row follow-row">
			<Avatar name={row.name} image_url={row.image_url} />
			<div className="grow">
				<p className="strong">{row.name}</p>
				{row.title && <p className="meta">{row.title}</p>}
			</div>
			<div className="row-wrap">
				{row.is_blocked === 0 && <FollowForm row={row} place={place} />}
				{row.kind === "person" && <BlockForm row={row} place={place} />}
			</div>
		</li>
	);
}

function FollowForm({ row, place }: { row: Followed; place: string }) {
	const { t } = useTranslation("followers");
	const change = row.is_followed === 1 ? "unfollow" : "follow";
	const instance = `${place}-${row.id}`;
	return (
		<EndpointForm form={following} instance={instance}>
			<input type="hidden" name="kind" value={row.kind} />
			<input type="hidden" name="target_id" value={row.id} />
			<input type="hidden" name="change" value={change} />
			<SubmitButton form={following} instance={instance} size="small">
				{t(`acts.${change}`)}
				<span className="unseen"> {row.name}</span>
			</SubmitButton>
		</EndpointForm>
	);
}

function BlockForm({ row, place }: { row: Followed; place: string }) {
	const { t } = useTranslation("followers");
	const change = row.is_blocked === 1 ? "unblock" : "block";
	const instance = `${place}-${row.id}`;
	const question = { title: t("ask.title", { name: row.name }), text: t("ask.text"), yes: t("acts.block") };
	return (
		<EndpointForm form={blocking} instance={instance}>
			<input type="hidden" name="person_id" value={row.id} />
			<input type="hidden" name="change" value={change} />
			<SubmitButton
				form={blocking}
				instance={instance}
				size="small"
				question={change === "block" ? question : undefined}
			>
				{t(`acts.${change}`)}
				<span className="unseen"> {row.name}</span>
			</SubmitButton>
		</EndpointForm>
	);
}
