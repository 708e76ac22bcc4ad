/** What each feature declares. Written by `npm run wire`; change what it lists instead. */
import { feature as account } from "./features/account/feature";
import { feature as activity } from "./features/activity/feature";
import { feature as addresses } from "./features/addresses/feature";
import { feature as analytics } from "./features/analytics/feature";
import { feature as anniversaries } from "./features/anniversaries/feature";
import { feature as announcements } from "./features/announcements/feature";
import { feature as appreciations } from "./features/appreciations/feature";
import { feature as audit } from "./features/audit/feature";
import { feature as autosuggest } from "./features/autosuggest/feature";
import { feature as badges } from "./features/badges/feature";
import { feature as budgets } from "./features/budgets/feature";
import { feature as bulkActions } from "./features/bulk-actions/feature";
import { feature as buyPoints } from "./features/buy-points/feature";
import { feature as cart } from "./features/cart/feature";
import { feature as catalog } from "./features/catalog/feature";
import { feature as certificates } from "./features/certificates/feature";
import { feature as checkout } from "./features/checkout/feature";
import { feature as clientSync } from "./features/client-sync/feature";
import { feature as contact } from "./features/contact/feature";
import { feature as credentials } from "./features/credentials/feature";
import { feature as demo } from "./features/demo/feature";
import { feature as directory } from "./features/directory/feature";
import { feature as domains } from "./features/domains/feature";
import { feature as executiveSummary } from "./features/executive-summary/feature";
import { feature as faqs } from "./features/faqs/feature";
import { feature as files } from "./features/files/feature";
import { feature as flashSale } from "./features/flash-sale/feature";
import { feature as followers } from "./features/followers/feature";
import { feature as forms } from "./features/forms/feature";
import { feature as galaxy } from "./features/galaxy/feature";
import { feature as games } from "./features/games/feature";
import { feature as globalFilters } from "./features/global-filters/feature";
import { feature as groups } from "./features/groups/feature";
import { feature as home } from "./features/home/feature";
import { feature as howToVideos } from "./features/how-to-videos/feature";
import { feature as ideas } from "./features/ideas/feature";
import { feature as imports } from "./features/imports/feature";
import { feature as invitations } from "./features/invitations/feature";
import { feature as listViews } from "./features/list-views/feature";
import { feature as mail } from "./features/mail/feature";
import { feature as medallia } from "./features/medallia/feature";
import { feature as memberDetail } from "./features/member-detail/feature";
import { feature as memberImport } from "./features/member-import/feature";
import { feature as members } from "./features/members/feature";
import { feature as moderation } from "./features/moderation/feature";
import { feature as nominations } from "./features/nominations/feature";
import { feature as notifications } from "./features/notifications/feature";
import { feature as operations } from "./features/operations/feature";
import { feature as orders } from "./features/orders/feature";
import { feature as overview } from "./features/overview/feature";
import { feature as photos } from "./features/photos/feature";
import { feature as points } from "./features/points/feature";
import { feature as pointsExpiry } from "./features/points-expiry/feature";
import { feature as pointsImport } from "./features/points-import/feature";
import { feature as polls } from "./features/polls/feature";
import { feature as profile } from "./features/profile/feature";
import { feature as programs } from "./features/programs/feature";
import { feature as rebates } from "./features/rebates/feature";
import { feature as recognition } from "./features/recognition/feature";
import { feature as reports } from "./features/reports/feature";
import { feature as reviews } from "./features/reviews/feature";
import { feature as rules } from "./features/rules/feature";
import { feature as sales } from "./features/sales/feature";
import { feature as salesCustomers } from "./features/sales-customers/feature";
import { feature as salesDashboard } from "./features/sales-dashboard/feature";
import { feature as salesReports } from "./features/sales-reports/feature";
import { feature as scoreboards } from "./features/scoreboards/feature";
import { feature as search } from "./features/search/feature";
import { feature as senderDomains } from "./features/sender-domains/feature";
import { feature as session } from "./features/session/feature";
import { feature as settings } from "./features/settings/feature";
import { feature as setup } from "./features/setup/feature";
import { feature as signUp } from "./features/sign-up/feature";
import { feature as surveys } from "./features/surveys/feature";
import { feature as tcpl } from "./features/tcpl/feature";
import { feature as terms } from "./features/terms/feature";
import { feature as translations } from "./features/translations/feature";
import { feature as userLevels } from "./features/user-levels/feature";
import { feature as userNotes } from "./features/user-notes/feature";
import { feature as wallets } from "./features/wallets/feature";
import { feature as wishLists } from "./features/wish-lists/feature";

/** Features by name. */
export const features = {
	account,
	activity,
	addresses,
	analytics,
	anniversaries,
	announcements,
	appreciations,
	audit,
	autosuggest,
	badges,
	budgets,
	"bulk-actions": bulkActions,
	"buy-points": buyPoints,
	cart,
	catalog,
	certificates,
	checkout,
	"client-sync": clientSync,
	contact,
	credentials,
	demo,
	directory,
	domains,
	"executive-summary": executiveSummary,
	faqs,
	files,
	"flash-sale": flashSale,
	followers,
	forms,
	galaxy,
	games,
	"global-filters": globalFilters,
	groups,
	home,
	"how-to-videos": howToVideos,
	ideas,
	imports,
	invitations,
	"list-views": listViews,
	mail,
	medallia,
	"member-detail": memberDetail,
	"member-import": memberImport,
	members,
	moderation,
	nominations,
	notifications,
	operations,
	orders,
	overview,
	photos,
	points,
	"points-expiry": pointsExpiry,
	"points-import": pointsImport,
	polls,
	profile,
	programs,
	rebates,
	recognition,
	reports,
	reviews,
	rules,
	sales,
	"sales-customers": salesCustomers,
	"sales-dashboard": salesDashboard,
	"sales-reports": salesReports,
	scoreboards,
	search,
	"sender-domains": senderDomains,
	session,
	settings,
	setup,
	"sign-up": signUp,
	surveys,
	tcpl,
	terms,
	translations,
	"user-levels": userLevels,
	"user-notes": userNotes,
	wallets,
	"wish-lists": wishLists,
};
