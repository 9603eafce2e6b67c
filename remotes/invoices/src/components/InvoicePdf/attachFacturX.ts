/** Name of the XML in the file (Factur-X 1.0, §6.2). */
const fileName = 'factur-x.xml';

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** What says in the metadata of a file that it is a Factur-X (Factur-X 1.0, §6.2.2). */
const properties: readonly (readonly [name: string, value: string, description: string])[] = [
  ['DocumentFileName', fileName, 'The name of the embedded XML document'],
  ['DocumentType', 'INVOICE', 'The type of the hybrid document in capital letters'],
  ['Version', '1.0', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'EN 16931', 'The conformance level of the embedded XML document'],
];

/** PDF/A allows properties of others only with a description of their schema (ISO 19005-3, 6.6.2.3). */
const metadata = `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${properties
      .map(
        ([name, , description]) => `
      <rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
      )
      .join('')}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${namespace}">${properties
  .map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`)
  .join('')}</rdf:Description>`;

/** Makes a file a Factur-X, in Germany ZUGFeRD: the XML is in it, as another form of the same invoice. */
export function attachFacturX(doc: PDFKit.PDFDocument, xml: string, now: Date): void {
  doc.file(new TextEncoder().encode(xml).buffer, {
    name: fileName,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative',
    creationDate: now,
    modifiedDate: now,
  });
  doc.appendXML(metadata);
}
