export interface DemoClient {
  name: string;
  company: string;
  companyEmail: string;
  address: string;
  country: string;
  contact: string;
}

const client = (
  name: string,
  company: string,
  companyEmail: string,
  address: string,
  country: string,
  contact: string,
): DemoClient => ({ name, company, companyEmail, address, country, contact });

export const clients: readonly DemoClient[] = [
  client(
    'Katrin Weber',
    'Weber & Partner',
    'office@weber-partner.example',
    'Torstraße 112, 10119 Berlin',
    'Germany',
    '+49 30 5550 2201',
  ),
  client('Nils Brandt', 'Halden Outdoor', 'client@demo.com', 'Storgata 8, 1771 Halden', 'Norway', '+47 22 55 01 02'),
  client(
    'Marta Ferreira',
    'Casa do Cais',
    'marta@casadocais.example',
    'Rua da Prata 40, 1100-420 Lisbon',
    'Portugal',
    '+351 21 555 2203',
  ),
  client(
    'Hugo Laurent',
    'Éditions Laurent',
    'hugo@editions-laurent.example',
    '17 rue Oberkampf, 75011 Paris',
    'France',
    '+33 1 55 50 22 04',
  ),
  client(
    'Sara Lindholm',
    'Fjord Coffee',
    'sara@fjordcoffee.example',
    'Götgatan 55, 116 21 Stockholm',
    'Sweden',
    '+46 8 555 22 05',
  ),
  client(
    'Daniel Osei',
    'Accra Design Week',
    'daniel@accradesign.example',
    '14 Ring Road East, Accra',
    'Ghana',
    '+233 30 555 2206',
  ),
  client('Yuki Mori', 'Mori Paperworks', 'yuki@moripaper.example', '3-4-12 Kanda, Tokyo', 'Japan', '+81 3 5550 2207'),
  client(
    'Elena Rossi',
    'Rossi Ceramiche',
    'elena@rossiceramiche.example',
    'Via Garibaldi 9, 40124 Bologna',
    'Italy',
    '+39 051 555 2208',
  ),
  client(
    'Piet van Dam',
    'Kanaal Festival',
    'piet@kanaalfestival.example',
    'Oudegracht 201, 3511 Utrecht',
    'Netherlands',
    '+31 30 555 2209',
  ),
  client(
    'Ana Beltrán',
    'Museo del Agua',
    'ana@museodelagua.example',
    'Calle Mayor 3, 28013 Madrid',
    'Spain',
    '+34 91 555 2210',
  ),
  client(
    'Greta Hansen',
    'Nordlicht Kollektiv',
    'greta@nordlicht.example',
    'Große Bergstraße 77, 22767 Hamburg',
    'Germany',
    '+49 40 5550 2211',
  ),
  client(
    'Owen Price',
    'Harbour Books',
    'owen@harbourbooks.example',
    '22 Quay Street, Bristol BS1',
    'United Kingdom',
    '+44 117 555 2212',
  ),
];
