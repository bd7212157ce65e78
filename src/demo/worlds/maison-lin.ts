import type { World } from './world.js';

/** A web shop that began in French. */
export const MAISON_LIN: World = {
  name: 'Maison Lin',
  color: 'B4412F',
  description: 'Boutique en ligne de linge de maison : site et courriels',
  languages: ['Français', 'English', 'Español', 'Ελληνικά'],
  texts: {
    common: {
      add_to_cart: ['Ajouter au panier', 'Add to cart', 'Añadir al carrito', 'Προσθήκη στο καλάθι'],
      see_more: ['Voir plus', 'See more', 'Ver más', 'Περισσότερα'],
      close: ['Fermer', 'Close', 'Cerrar', 'Κλείσιμο'],
      out_of_stock: ['Épuisé', 'Sold out', 'Agotado', 'Εξαντλήθηκε'],
      stock_left: [
        ['Plus aucun en stock', 'Plus que {count} en stock', 'Encore {count} en stock'],
        ['None left', 'Only {count} left', '{count} left'],
        ['No queda ninguno', 'Solo queda {count}', 'Quedan {count}'],
        ['', '', ''],
      ],
    },
    product: {
      washing: [
        'Lavage à 40 °C, séchage doux. Le lin devient plus souple à chaque lavage.',
        'Wash at 40 °C, tumble dry low. Linen grows softer with every wash.',
        'Lavar a 40 °C y secar suavemente. El lino se vuelve más suave con cada lavado.',
        '',
      ],
      woven_in: ['Tissé à {place}', 'Woven in {place}', 'Tejido en {place}', 'Υφασμένο στο {place}'],
      reviews: [
        ['Aucun avis', '{count} avis', '{count} avis'],
        ['No reviews', '{count} review', '{count} reviews'],
        ['Sin opiniones', '{count} opinión', '{count} opiniones'],
        ['', '', ''],
      ],
      size_guide: ['Guide des tailles', 'Size guide', 'Guía de tallas', ''],
    },
    checkout: {
      cart_title: ['Votre panier', 'Your cart', 'Tu carrito', 'Το καλάθι σου'],
      free_delivery_hint: [
        'Encore {amount} d’achats et la livraison est offerte',
        'Spend {amount} more to get free delivery',
        'Gasta {amount} más y el envío es gratis',
        '',
      ],
      delivery_estimate: [
        'Livraison entre le {from} et le {to}',
        'Arrives between {from} and {to}',
        'Entrega entre el {from} y el {to}',
        '',
      ],
      secure_payment: [
        'Paiement chiffré. Nous ne voyons jamais votre carte.',
        'Encrypted payment. We never see your card.',
        '',
        '',
      ],
      order_placed: [
        'Merci {name} ! Votre commande {number} est confirmée.',
        'Thank you {name}! Your order {number} is confirmed.',
        '¡Gracias, {name}! Tu pedido {number} está confirmado.',
        '',
      ],
    },
    emails: {
      shipped_subject: [
        'Votre commande {number} est en route',
        'Your order {number} is on its way',
        'Tu pedido {number} está en camino',
        '',
      ],
      shipped_body: [
        'Bonjour {name},\n\nvotre colis vient de quitter notre atelier. Vous pouvez le suivre ici : {link}\n\nÀ bientôt,\nl’équipe de Maison Lin',
        'Hello {name},\n\nyour parcel has just left our workshop. You can follow it here: {link}\n\nSee you soon,\nthe team at Maison Lin',
        '',
        '',
      ],
    },
  },
};
