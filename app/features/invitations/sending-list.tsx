/** What was sent lately and what is planned, with canceling what has not gone out. */
import { EndpointForm } from "~/form/endpoint-form";
import { listAddress } from "~/list/list-query";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Dotted } from "~/ui/dotted";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./invitations.server";
import { useSendingWords } from "./sending-words";

type Data = Awaited<ReturnType<typeof loader>>;
type Sending = Data["sendings"][number];

/** The last five, the newest first; nothing before the first. */
export function SendingList({ data }: { data: Data }) {
	const { t } = useTranslation("invitations");
	if (data.sendings.length === 0) return null;
	return (
		<Card title={t("sendings.title")}>
			<ul className="stack">
				{data.sendings.map((sending) => (
					<SendingLine key={sending.id} sending={sending} data={data} />
				))}
			</ul>
			<ButtonLink kind="quiet" icon="download" href="/reports?report=invitation_summary">
				{t("common:table.download")}
			</ButtonLink>
		</Card>
	);
}

function SendingLine({ sending, data }: { sending: Sending; data: Data }) {
	const { t } = useTranslation("invitations");
	const words = useSendingWords();
	const isOpen = sending.status === "planned" || sending.status === "sending";
	const who = t(`sendings.audience.${sending.audience}`, { file: sending.file_name ?? "" });
	return (
		<li className="between invite-sending">
			<div>
				<p className="strong">{words({ ...sending, of: sending.expected_count })}</p>
				<p className="meta">
					<Dotted facts={[who, sending.requester]} />
				</p>
			</div>
			{isOpen && (
				<EndpointForm
					form="invitations/cancel-invitations"
					instance={sending.id}
					action={listAddress(data.list.address, data.list.fields)}
				>
					<input type="hidden" name="sending_id" value={sending.id} />
					<Button aria-label={t("sendings.cancelOf", { date: sending.date })}>{t("sendings.cancel")}</Button>
				</EndpointForm>
			)}
		</li>
	);
}
