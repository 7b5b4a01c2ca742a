# Uma primeira partida guiada de Queen’s Architect. O último parágrafo de cada texto diz o que fazer.

lesson-qa-star =
    Você é mestre de obras a serviço da rainha. Você leva artesãos de uma localidade a outra; quem foi mais longe no apreço da rainha, com os melhores artesãos, constrói o palácio dela e vence.

    Na sua estrela estão os seus artesãos, o seu grupo: a Alfaiate e o Pedreiro. Cada um tem um número em cada canto, e o que está no martelo é o desempenho, o que ele consegue fazer agora: 5 e 5. Você também tem 3 táleres, o dinheiro deste jogo.

    No seu turno, o seu arquiteto anda 1, 2 ou 3 espaços em sentido horário ao redor da estrela, e você faz a ação do espaço.

    Avance 2 espaços, até Contratar.
lesson-qa-hire =
    O quadro de avisos mostra seis artesãos com os seus preços. O artesão que trabalha gira para o canto seguinte, e vai embora depois do sexto. É isso que você paga: o de cima ainda tem seis trabalhos pela frente, o de baixo só um.

    Há seis ofícios, chamados guildas. Você tem uma alfaiate e um pedreiro; um ferreiro iria bem com eles.

    Contrate o Ferreiro da linha 4 pelos seus 3 táleres: três trabalhos, e um desempenho de 4.
lesson-qa-demand =
    No mapa há aldeias, monastérios e cidades, onde se pode construir. A ficha de uma localidade mostra as guildas que ela pede: você precisa de pelo menos um artesão de cada uma.

    Veja o monastério de St. Alban, a uma estrada da capital: ele pede um ferreiro, um pedreiro e um alfaiate. É exatamente o seu grupo.

    Avance o arquiteto 2 espaços, até Viajar.
lesson-qa-travel =
    A sua carruagem está na capital. Uma viagem de um espaço é grátis, dois custam 1 táler, três custam 3, e as longas logo ficam caras.

    Viaje para St. Alban.
lesson-qa-construct =
    A sua carruagem está lá, e o seu grupo tem as três guildas. Só falta o espaço certo da estrela.

    Avance o arquiteto 2 espaços, até Construir.
lesson-qa-build =
    Quando você constrói um edifício, o grupo inteiro trabalha e todos os desempenhos são somados: 5, 5 e 4 dão 14 pontos. Uma aldeia conta no máximo 10 deles, um monastério 15, uma cidade 20. Ninguém construiu aqui ainda; o segundo construtor recebe 2 pontos a menos, e ninguém constrói duas vezes na mesma localidade.

    Construa o edifício.
lesson-qa-steps =
    14 pontos! Eles pagam passos na trilha de apreciação, o favor da rainha. Cada passo custa o número do espaço seguinte: aqui 7, depois 6. Os pontos que sobram viram títulos, que mais tarde você pode trocar por dinheiro. Não se guardam pontos.

    Dê 2 passos. Isso custa 13 pontos e deixa 1 título.
lesson-qa-turned =
    Olhe a sua estrela: os três trabalharam, e cada um girou para o canto seguinte. A Alfaiate passou de 5 para 1! Este é o coração do jogo: ter as pessoas certas no canto certo. Depois do canto com a seta, um artesão vai embora de vez.

    Você não tem táleres, mas tem 3 títulos; todos começaram com dois.

    Avance o arquiteto 3 espaços, até o cambista.
lesson-qa-bonds =
    O cambista faz uma de duas coisas por você. Ele resgata títulos, por 2 táleres cada um, mas no começo só 1 de cada vez. Ou você ganha a confiança dele: a sua figura sobe, e a partir daí ele aceita um título a mais de cada vez.

    Resgate 1 título.
lesson-qa-tired =
    Você tem 2 táleres. É o bastante para dar descanso a alguém.

    Avance o arquiteto 2 espaços, até Taverna.
lesson-qa-tavern =
    Na taverna você manda guildas inteiras descansar. Cada guilda tem ali uma ficha de guilda, que vai da entrada para o salão. Na sua visita seguinte ela está no dormitório, e uma visita depois volta à entrada. Por isso nenhuma guilda descansa duas vezes seguidas.

    Entre na taverna.
lesson-qa-rest =
    Todos os seus artesãos da guilda enviada voltam um canto. Uma guilda custa 1 táler, duas custam 3, três custam 6.

    Envie os alfaiates: a sua Alfaiate volta de 1 para 5.
lesson-qa-labor =
    Ela está descansada. Dos seis espaços da estrela só um ainda é novo: Dia de trabalho, logo depois de Construir. Não é preciso parar em Construir; pode-se passar por espaços.

    Avance o arquiteto 2 espaços, até Dia de trabalho.
lesson-qa-earn =
    O dia de trabalho rende 1 táler para cada dois artesãos, arredondado para cima. São 2 táleres pelos seus três artesãos, e ninguém gira por isso.

    Receba a renda.
lesson-qa-icon =
    Artesãos com o ícone de dia de trabalho podem mais: por 2 táleres eles giram para o canto seguinte. Para o seu Pedreiro, o canto seguinte vale tanto quanto este, 3. Mas é o canto da seta: o próximo trabalho dele será o último.

    Receba os 2 táleres e gire o Pedreiro.
lesson-qa-end =
    Você deu a volta na estrela: contratar, viajar, construir, resgatar, descansar, ganhar o pão.

    Quando não há nada a construir, Construir também permite fazer reparos, em qualquer lugar: até três artesãos de guildas diferentes rendem o número do pergaminho no meio da sua ficha, seja qual for o canto.

    A trilha de apreciação tem nove passos. No último, leve a carruagem à capital e pare em Construir com um grupo cujos desempenhos somem 15 ou mais: então você pode contribuir para o palácio. A rodada é jogada até o fim, e vence o melhor grupo entre os que contribuíram.
