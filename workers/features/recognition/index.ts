/** What other features may use of recognition: how a certificate's code is made, and how a call is split into posts. */
export { certificateCode, certificateCodeBytes } from "./rules/certificate-code";
export { splitByAudience, type Visibility } from "./rules/split-by-audience";
export { insertPastPicture } from "./store/pictures";
export { findThanksVersion, listPublicThanks, maxThanks, type ThanksRow } from "./store/public-thanks";
export { countReach, type ReachedPerson } from "./store/reach";
export { type CertifiedRow, findCertificate, findCertificateByCode } from "./store/recognitions";
export { indexRecognitions, postsToIndex } from "./store/search-documents";
