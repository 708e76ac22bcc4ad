/** Where a member stands, in the words of the account's platform. */
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";

type Status = "active" | "invited" | "pending" | "suspended" | "terminated" | "erased";

/** The state with its dot; a gifting platform knows 'Accepted' and 'Pending' alone. */
export function MemberStatus({ status, isGifting }: { status: Status; isGifting: boolean }) {
	const { t } = useTranslation("members");
	if (isGifting)
		return status === "active" ? (
			<StatusDot status="active" label={t("owners.status.accepted")} />
		) : (
			<StatusDot status="pending" label={t("owners.status.waiting")} />
		);
	return <StatusDot status={toneOf[status]} label={t(`owners.status.${status}`)} />;
}

const toneOf = {
	active: "active",
	invited: "pending",
	pending: "pending",
	suspended: "inactive",
	terminated: "inactive",
	erased: "inactive",
} as const satisfies Record<Status, string>;
